/** Describes the result of a hand, with the check sum that proves it. */
import { chips, sentence } from '../diagnostics/params';
import { potTotal } from '../poker/betting';
import type { HandState } from '../poker/state';
import { describeAward } from '../replay/facts/describe';
import type { HandReplay, Settlement } from '../replay/timeline';
import { amountIn, signedIn } from './amounts';
import type { FigureWording } from './figureWording';
import type { ResultView } from './frame';

/** `settled` must be decided. */
export function resultView(
  replay: HandReplay,
  state: HandState,
  settled: Settlement,
  wording: FigureWording,
): ResultView {
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
    awards: awards.map((award) => wording.say(describeAward(replay, award, several))),
    balances: state.players.map((player, seat) => ({
      seat,
      name: wording.name(seat),
      paid: amountIn(wording, player.handPaid + player.deadPaid),
      award: amountIn(wording, won(seat)),
      refund: amountIn(wording, back(seat)),
      net: signedIn(wording, net?.[seat] ?? 0),
    })),
    rake: amountIn(wording, rake),
    checkSum,
    checkSumText: wording.say(
      sentence('picture/add-up', {
        paid: chips(checkSum.paid),
        awards: chips(checkSum.awards),
        refunds: chips(checkSum.refunds),
        rake: chips(checkSum.rake),
      }),
    ),
  };
}
