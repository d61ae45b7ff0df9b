FROM node:24-bookworm-slim
WORKDIR /app
COPY . .
# Installs what the lockfile names and builds the web app, as the first `npm start` does elsewhere.
RUN npm run build && mkdir /data && chown -R node:node /app /data
USER node
ENV HOST=0.0.0.0 DATA_DIR=/data
VOLUME /data
EXPOSE 8787
CMD ["npm", "start"]
