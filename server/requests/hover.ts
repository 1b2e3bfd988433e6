/** Answers requests for hovers. */
import { hoverAt } from '../../language/service/hover';
import { toHover } from '../protocol/index';
import type { Feature } from './feature';

export const HOVER: Feature = {
  capabilities: () => ({ hoverProvider: true }),
  serve({ connection, answer, client }) {
    connection.onHover(
      answer('hover', null, ({ document, settings }, { position }) => {
        const hover = hoverAt(document.hands, document.timelines, position, settings);
        return hover === null ? null : toHover(hover, client().markdownHover);
      }),
    );
  },
};
