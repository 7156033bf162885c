import { describe, expect, it } from "vitest";
import { contentChanged } from "../../../build/server/index.js";
import { Editor } from "../../faults/diferencial/ediciones";
import { difference, type Leida, Paginas } from "../../faults/diferencial/paginas";
import { Azar } from "../../faults/lib/azar";
import { signedIn, Visitor } from "../../support/site/site";

/** Another number makes other edits; `npm run faults -- --only diferencial` makes hundreds, over every form. */
const SEED = 7;
const EDITS = 12;

const visitor = new Visitor();

async function read(path: string): Promise<Leida> {
  const answer = await visitor.fetch(path);
  return { status: answer.status, headers: [...answer.headers], body: await answer.text() };
}

describe("a page as it is kept", () => {
  it(`is, after each of ${EDITS} random edits, the page made afresh`, { timeout: 120_000 }, async () => {
    const azar = new Azar(SEED);
    const [editor, pages] = [new Editor(azar, await signedIn()), new Paginas(azar)];
    for (let made = 0; made < EDITS;) {
      const edit = await editor.next();
      const paths = pages.around(edit.texts);
      for (const path of paths) await read(path);
      const { taken, said, follow } = await edit.send();
      if (taken) made += 1;
      for (const path of paths) {
        const kept = [await read(path), await read(path)];
        contentChanged();
        const afresh = await read(path);
        pages.learn(path, afresh);
        for (const one of kept) expect([edit.what, said, path, difference(one, afresh)]).toEqual([edit.what, said, path, null]); // prettier-ignore
      }
      await follow();
    }
  });
});
