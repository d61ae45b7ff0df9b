FROM node:24-bookworm-slim
WORKDIR /app
COPY . .
# Installs what the lockfile names and builds the web app, as the first `npm start` does elsewhere.
RUN npm run build && mkdir /data && chown -R node:node /app /data
USER node
ENV HOST=0.0.0.0 DATA_DIR=/data
VOLUME /data
EXPOSE 8787
HEALTHCHECK --interval=10s --start-period=180s CMD node -e "fetch('http://127.0.0.1:8787/api/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"
CMD ["npm", "start"]
