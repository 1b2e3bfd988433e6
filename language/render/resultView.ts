/** Who gets what, with the sum that proves it. */
import { chips, sentence } from '../diagnostics/params';
import { potTotal } from '../poker/betting';
import type { HandState } from '../poker/state';
import { describeAward } from '../replay/facts/describe';
import type { HandReplay, Settlement } from '../replay/timeline';
import { amountIn, signedIn } from './amounts';
import type { ResultView } from './frame';
import type { Speech } from './speech';

/** `settled` must be decided. */
export function resultView(replay: HandReplay, state: HandState, settled: Settlement, speech: Speech): ResultView {
  const { awards, refund, rake, net, pots } = settled;
  const several = pots !== null && pots.length > 1;
  const won = (seat: number): number => awards.reduce((sum, a) => (a.seat === seat ? sum + a.amount : sum), 0);
  const back = (seat: number): number => (refund?.seat === seat ? refund.amount : 0);
  const checkSum = {
    paid: potTotal(state) ?? 0,
    awards: awards.reduce((sum, { amount }) => sum + amount, 0),
    refunds: refund?.amount ?? 0,
    rake,
  };
  return {
    awards: awards.map((award) => speech.say(describeAward(replay, award, several))),
    balances: state.players.map((player, seat) => ({
      seat,
      name: speech.name(seat),
      paid: amountIn(speech, player.handPaid + player.deadPaid),
      award: amountIn(speech, won(seat)),
      refund: amountIn(speech, back(seat)),
      net: signedIn(speech, net?.[seat] ?? 0),
    })),
    rake: amountIn(speech, rake),
    checkSum,
    checkSumTold: speech.say(
      sentence('picture/add-up', {
        paid: chips(checkSum.paid),
        awards: chips(checkSum.awards),
        refunds: chips(checkSum.refunds),
        rake: chips(checkSum.rake),
      }),
    ),
  };
}
