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
 * The ways to and from a server in a worker. A worker that ends tells nobody, so one that does not answer is taken for dead, as is
 * one whose script fails: then the connection is closed, as that to a process would be.
 */
export function transportsOf(worker: Worker): Transports {
  const reader = new WorkerReader(worker);
  return { reader, writer: new WorkerWriter(worker, reader.pulse) };
}

/** Nobody knows this request, and a server that lives says so. */
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
