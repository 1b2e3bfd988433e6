/** Collects the problems of a hand. */
import { citationOf, type Topic } from '../poker/rulebook';
import type { ProfileName } from '../poker/types';
import type { Span } from '../syntax/tree';
import { DIAGNOSTICS, type DiagnosticCode } from './codes';
import type { Params, Problem } from './problem';

export interface ProblemExtras {
  /** Key of the message, where one code has several sentences (default: the code itself). */
  readonly message?: string;
  readonly severity?: NonNullable<Problem['severity']>;
  readonly related?: Problem['related'];
  readonly fixes?: Problem['fixes'];
  /** The topic of the rule, if it differs from the code's own. */
  readonly topic?: Topic;
}

/** Collects the problems of one hand. */
export class Report {
  readonly problems: Problem[] = [];
  /** Decimal places of the amounts in the messages; known once the setup is read. */
  scale = 0;
  profile: ProfileName = 'tda';

  /** Adds a problem, unless the last one has the same code and place (`others raise to 6`). */
  add(code: DiagnosticCode, span: Span, params: Params = {}, extra: ProblemExtras = {}): void {
    const last = this.problems.at(-1);
    if (last?.code === code && last.span.start === span.start && last.span.end === span.end) return;
    const topic = extra.topic ?? DIAGNOSTICS[code].topic;
    this.problems.push({
      code,
      span: { start: span.start, end: span.end },
      message: extra.message ?? code,
      params,
      ...(extra.severity === undefined ? {} : { severity: extra.severity }),
      rule: topic === null ? null : citationOf(topic, this.profile),
      related: extra.related ?? [],
      fixes: extra.fixes ?? [],
      scale: this.scale,
    });
  }
}
