import { expect, it, vi } from "vitest";
import "../../support/db/temp-env";

const { startWorker } = await import("~/domain/operation/worker.server");

const { log } = await import("~/services/log/log.server");

const HOUR = 3_600_000;

it("a worker works on while there is something to do, then when it is woken, and not after it was stopped", async () => {
  const answers = [true, false];
  const work = vi.fn(async () => answers.shift() ?? false);
  const { wake, stop } = startWorker(work, HOUR, "It cannot work");
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2));
  wake();
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(3));
  await stop();
  wake();
  expect(work).toHaveBeenCalledTimes(3);
});

it("a worker whose work failed works again", async () => {
  const work = vi
    .fn<() => Promise<boolean>>()
    .mockRejectedValueOnce(new Error("disk on fire"))
    .mockResolvedValue(false);
  const { stop } = startWorker(work, 1, "It cannot work");
  await vi.waitFor(() => expect(work.mock.calls.length).toBeGreaterThan(1));
  await stop();
});

it("a worker that cannot work says so once, and again only after it has worked", async () => {
  const error = vi.spyOn(log, "error").mockReturnValue(undefined);
  const away = new Error("no database");
  const work = vi.fn<() => Promise<boolean>>().mockRejectedValue(away);
  for (const _ of [1, 2, 3]) work.mockRejectedValueOnce(away);
  work.mockResolvedValueOnce(false);
  const { stop } = startWorker(work, 1, "It cannot work");
  await vi.waitFor(() => expect(work.mock.calls.length).toBeGreaterThan(7));
  await stop();
  expect(error.mock.calls).toEqual([
    ["It cannot work", away],
    ["It cannot work", away],
  ]);
});
