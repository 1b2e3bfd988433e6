/** Connects the client to a server in a worker. */
import {
  AbstractMessageReader,
  AbstractMessageWriter,
  type DataCallback,
  Disposable,
  type Message,
  type MessageReader,
  type MessageWriter,
} from 'vscode-languageclient';
import { Pulse } from './pulse';

interface Transports {
  readonly reader: MessageReader;
  readonly writer: MessageWriter;
}

/**
 * Creates the transports of a worker. The end of a worker causes no event, so a worker is considered dead if it does not answer or
 * if its script fails. The connection is then closed, like that of a process.
 */
export function transportsOf(worker: Worker): Transports {
  const reader = new WorkerReader(worker);
  return { reader, writer: new WorkerWriter(worker, reader.pulse) };
}

/** An unknown request: a live server answers with an error. */
const QUESTION = 'handscript-alive';

class WorkerReader extends AbstractMessageReader implements MessageReader {
  readonly pulse: Pulse;
  #callback: DataCallback | null = null;

  constructor(worker: Worker) {
    super();
    this.pulse = new Pulse(
      () => worker.postMessage({ jsonrpc: '2.0', id: QUESTION, method: QUESTION }),
      () => {
        worker.terminate();
        this.fireClose();
      },
    );
    worker.addEventListener('message', ({ data }) => this.#take(data));
    worker.addEventListener('messageerror', () => this.pulse.end());
    worker.addEventListener('error', () => this.pulse.end());
  }

  listen(callback: DataCallback): Disposable {
    this.#callback = callback;
    return Disposable.create(() => {
      this.#callback = null;
      this.pulse.heard();
    });
  }

  #take(message: unknown): void {
    this.pulse.heard();
    if (isMessage(message) && !('id' in message && message.id === QUESTION)) this.#callback?.(message);
  }
}

function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && 'jsonrpc' in value;
}

class WorkerWriter extends AbstractMessageWriter implements MessageWriter {
  constructor(
    private readonly worker: Worker,
    private readonly pulse: Pulse,
  ) {
    super();
  }

  async write(message: Message): Promise<void> {
    this.worker.postMessage(message);
    this.pulse.spoken();
  }

  end(): void {}
}
