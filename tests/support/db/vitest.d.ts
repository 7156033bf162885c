import "vitest";

declare module "vitest" {
  interface ProvidedContext {
    template: { folder: string; dataDir: string; postgres: string | null };
  }
}
