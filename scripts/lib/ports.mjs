// Finds a free port.
import { createServer } from 'node:net';

/**
 * A port of this machine that nobody listens on.
 * @param {number} [wanted] tried first
 * @returns {Promise<number>}
 */
export function freePort(wanted = 0) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => (wanted === 0 ? reject(error) : freePort().then(resolve, reject)));
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : wanted;
      server.close(() => resolve(port));
    });
  });
}
