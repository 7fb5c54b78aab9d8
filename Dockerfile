# Two stages: one that can build, and one that holds what runs and nothing else.
FROM node:20-bookworm-slim AS build
WORKDIR /app
# `npm ci` builds too (the script "prepare"), so the sources have to be there first.
COPY package.json package-lock.json tsconfig.json tsconfig.build.json ./
COPY src ./src
RUN npm ci --no-audit --no-fund && npm prune --omit=dev --ignore-scripts

FROM node:20-bookworm-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY flows ./flows
USER node
# Not through npm: signals go to the program itself.
CMD ["node", "dist/cli/start.js"]
