/** Enforces the order of messages that the protocol requires. */
import {
  type Connection,
  ErrorCodes,
  ExitNotification,
  InitializeRequest,
  Message,
  type MessageStrategy,
  type RequestMessage,
  RequestType0,
  ResponseError,
} from 'vscode-languageserver';

/** Replaces a request that comes out of order: the library does not let a strategy answer a request itself. */
const OUT_OF_ORDER = new RequestType0<never, void>('handscript/outOfOrder');
type Handled = ReturnType<MessageStrategy['handleMessage']>;
/** Notifications that are always handled: the library would keep a dropped cancellation for a later request. */
const ALWAYS: ReadonlySet<string> = new Set([ExitNotification.method, '$/cancelRequest']);

/**
 * Clients send `initialize` once, then anything, and after `shutdown` only `exit`. A request that comes at another time
 * is refused; such a notification is dropped (LSP 3.17, "Lifecycle messages").
 */
export class MessageOrder implements MessageStrategy {
  #stage: 'new' | 'open' | 'shut' = 'new';

  /** Starts refusing requests on a connection that was created with this strategy. */
  serve(connection: Connection): void {
    connection.onRequest(OUT_OF_ORDER, () => {
      throw this.#refusal();
    });
    connection.onShutdown(() => {
      this.#stage = 'shut';
    });
  }

  /** Call after a successful `initialize`; a failed one may be sent again. */
  open(): void {
    this.#stage = 'open';
  }

  handleMessage(message: Message, next: (message: Message) => Handled): Handled {
    if (Message.isRequest(message) && !this.#isTimely(message.method)) {
      const refused: RequestMessage = { ...message, method: OUT_OF_ORDER.method, params: [] };
      return next(refused);
    }
    if (Message.isNotification(message) && this.#stage !== 'open' && !ALWAYS.has(message.method)) return;
    return next(message);
  }

  #isTimely(method: string): boolean {
    return this.#stage === (method === InitializeRequest.method ? 'new' : 'open');
  }

  #refusal(): ResponseError {
    switch (this.#stage) {
      case 'new':
        return new ResponseError(ErrorCodes.ServerNotInitialized, 'The server waits for "initialize".');
      case 'open':
        return new ResponseError(ErrorCodes.InvalidRequest, '"initialize" is sent only once.');
      case 'shut':
        return new ResponseError(ErrorCodes.InvalidRequest, 'The server was shut down.');
    }
  }
}
