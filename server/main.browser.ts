/** Starts the language server in a web worker. */
import {
  BrowserMessageReader,
  BrowserMessageWriter,
  type Connection,
  type ConnectionOptions,
  createConnection,
  ProposedFeatures,
} from 'vscode-languageserver/browser';
import { takeLanguagePacks } from '../language/text/languagePacks';
import { startServer } from './connection';

declare const self: DedicatedWorkerGlobalScope;

/** A message to oneself arrives after those that are already waiting; browsers delay timers. */
const channel = new MessageChannel();
const waiting: (() => void)[] = [];
channel.port2.onmessage = () => waiting.shift()?.();

function turn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    channel.port1.postMessage(null);
  });
}

function connect(options: ConnectionOptions): Connection {
  const streams = [new BrowserMessageReader(self), new BrowserMessageWriter(self)] as const;
  const connection = createConnection(ProposedFeatures.all, ...streams, options);
  connection.onExit(() => self.close());
  return connection;
}

startServer(connect, { turn, disk: null, takeLanguagePacks });
