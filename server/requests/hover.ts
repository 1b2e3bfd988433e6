import { hoverAt } from '../../language/service/hover';
import { toHover } from '../protocol';
import type { Service } from './service';

export const HOVER: Service = {
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
