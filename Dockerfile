# syntax=docker/dockerfile:1
# docker build -t ged-autopartes .
# docker run --init --read-only --tmpfs /tmp -v ged-data:/data -p 3000:3000 -e PUBLIC_ORIGIN=https://www.example.com ged-autopartes
# Where there is no container engine, `npm run container` follows these steps and starts the result.
ARG NODE_VERSION=24

FROM node:${NODE_VERSION}-slim AS base
WORKDIR /app

# The packages that the running site imports; none of them needs its install script.
FROM base AS production
COPY package.json package-lock.json ./
RUN --mount=type=cache,target=/root/.npm \
    npm ci --omit=dev --ignore-scripts --no-audit --no-fund

FROM base AS build
COPY package.json package-lock.json ./
RUN --mount=type=cache,target=/root/.npm \
    npm ci --include=dev --ignore-scripts --no-audit --no-fund
COPY tsconfig.json vite.config.ts vite.tools.config.ts react-router.config.ts prisma.config.ts ./
COPY prisma prisma
COPY public public
COPY scripts scripts
COPY app app
RUN npm run build && npm run build:tools

FROM base AS site
LABEL org.opencontainers.image.title="GED Autopartes" \
      org.opencontainers.image.description="Catalogue website and back office of an auto-parts maker" \
      org.opencontainers.image.licenses="UNLICENSED"
# One malloc arena for all threads, and blocks of 128 KB or more go back to the system at once: under load the process
# keeps a fifth less memory.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=1 MALLOC_TRIM_THRESHOLD_=131072 MALLOC_MMAP_THRESHOLD_=32768
COPY --from=production /app/node_modules node_modules
COPY package.json ./
COPY scripts/start.mjs scripts/run.mjs scripts/healthcheck.mjs scripts/
COPY scripts/lib/failure.mjs scripts/lib/node.mjs scripts/lib/one-sentence.mjs scripts/lib/
COPY prisma/seed/media prisma/seed/media
COPY prisma/seed/datos prisma/seed/datos
COPY prisma/sqlite/migrations prisma/sqlite/migrations
COPY prisma/postgresql/migrations prisma/postgresql/migrations
COPY --from=build /app/build build
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 CMD ["node", "scripts/healthcheck.mjs"]
CMD ["node", "--heap-growing-percent=40", "--max-semi-space-size=16", "--no-allocation-site-pretenuring", "--v8-pool-size=3", "scripts/start.mjs"]
