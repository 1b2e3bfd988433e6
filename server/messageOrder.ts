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

/** What a request out of its order is turned into: the library lets no message be answered before its own handler. */
const OUT_OF_ORDER = new RequestType0<never, void>('handscript/outOfOrder');
type Handled = ReturnType<MessageStrategy['handleMessage']>;
/** Notifications that count at any time: a cancellation that is not taken would be kept for a request to come. */
const ALWAYS: ReadonlySet<string> = new Set([ExitNotification.method, '$/cancelRequest']);

/**
 * The order that the protocol wants of a client: `initialize` once, then everything else, after `shutdown` only `exit`.
 * What comes at another time is refused, where it waits for an answer, else dropped (LSP 3.17, "Lifecycle messages").
 */
export class MessageOrder implements MessageStrategy {
  #stage: 'new' | 'open' | 'shut' = 'new';

  /** Refuses over a connection that was made with this as its strategy. */
  serve(connection: Connection): void {
    connection.onRequest(OUT_OF_ORDER, () => {
      throw this.#refusal();
    });
    connection.onShutdown(() => {
      this.#stage = 'shut';
    });
  }

  /** An `initialize` has been taken; one that failed may be sent again. */
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
