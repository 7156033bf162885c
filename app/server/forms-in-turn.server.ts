import { type Asker, TooBusy, Turns } from "~/services/env/turns.server";
import { letOthersFirst } from "~/services/env/yielding.server";
import { busyFormAnswer } from "./busy.server";

/**
 * Makes a function that answers visitors' forms in turn, two at a time: one that is refused makes its page anew. `answer`
 * waits for its turn, once, when the form has been read, so that who sends slowly holds up nobody. Where too many wait it is
 * answered so. A turn ends with its answer, also one that is taken later.
 */
export function formsInTurn() {
  const turns = new Turns({ width: 2, most: 100 });
  return async (asker: Asker, answer: (turn: () => Promise<void>) => Promise<Response>): Promise<Response> => {
    let end = (): void => undefined;
    const over = new Promise<void>((done) => (end = done));
    let busy = false;
    let begun: Promise<void> | undefined;
    const take = async () => {
      await turns.hold([asker], over).catch((error: unknown) => {
        busy = error instanceof TooBusy;
        throw error;
      });
      await letOthersFirst();
    };
    const turn = () => (begun ??= take());
    try {
      const response = await answer(turn);
      return busy ? busyFormAnswer() : response;
    } catch (error) {
      if (busy) return busyFormAnswer();
      throw error;
    } finally {
      end();
    }
  };
}
