import { describe, expect, it } from "vitest";
import { anybody } from "~/services/env/turns.server";
import "../../support/db/temp-env";

const { formsInTurn } = await import("~/server/forms-in-turn.server");
const { PageCache } = await import("~/services/page-cache/finished-pages.server");

describe("a page of the site", () => {
  it("is made before the searches that were asked for earlier and have not begun", async () => {
    const made: string[] = [];
    const pages = new PageCache({
      bytes: 1024 * 1024,
      addressOf: (path) => ({ path, own: !path.startsWith("/buscar") }),
      render: async (_origin, path) => {
        made.push(path);
        return new Response(path);
      },
      files: new Map(),
      width: 1,
    });
    const ask = (path: string) => pages.get("http://localhost", path, "identity", undefined);
    const searches = Array.from({ length: 50 }, (_, at) => ask(`/buscar?q=${at}`));
    await ask("/catalogo");
    expect(made.length).toBeLessThan(5);
    expect((await Promise.all(searches)).every((answer) => answer?.status === 200)).toBe(true);
    expect(made).toHaveLength(51);
  });
});

it("turns of forms that are taken after their answer hold up nobody", async () => {
  const answerInTurn = formsInTurn();
  const late: (() => Promise<void>)[] = [];
  for (let time = 0; time < 3; time += 1)
    await answerInTurn(anybody, async (turn) => {
      late.push(turn);
      return new Response("cut off");
    });
  await Promise.all(late.map((turn) => turn()));
  const answer = await answerInTurn(anybody, async (turn) => {
    await turn();
    return new Response("saved");
  });
  expect(await answer.text()).toBe("saved");
});
