// npm run files:copy: what is in DATA_DIR/files goes into the bucket of FILES, or back with `--to folder`.
import { runCommand, logProgress, readOptions } from './command.ts';
import { CommandError } from './commandError.ts';
import { createLog } from './log.ts';
import { copyFiles, formatMegabytes } from './platform/files/copyFiles.ts';
import { createS3Storage } from './platform/s3Storage.ts';
import { createFolderStorage } from './platform/storage.ts';
import { getFilesFolder, readSettings } from './settings.ts';

const usage = 'FILES=s3://… npm run files:copy -- [--to bucket | --to folder] [--verify all]';

await runCommand(async () => {
  const { to = 'bucket', verify } = readOptions(['to', 'verify'], usage);
  if (!['bucket', 'folder'].includes(to))
    throw new CommandError(`--to ${to}: must be bucket or folder. Usage: ${usage}`);
  if (![undefined, 'all'].includes(verify)) throw new CommandError(`--verify ${verify}: must be all. Usage: ${usage}`);
  const { dataDir, s3, logLevel } = readSettings(process.env);
  if (!s3) throw new CommandError(`FILES: give the address of a bucket. Usage: ${usage}`);
  await using opened = new AsyncDisposableStack();
  const bucket = opened.adopt(await createS3Storage(s3, createLog(logLevel)), (storage) => storage.close());
  await bucket.check();
  const folder = createFolderStorage(getFilesFolder(dataDir));
  const [source, target] = to === 'bucket' ? [folder, bucket] : [bucket, folder];
  const begun = performance.now();
  logProgress(`Copying the files into the ${to}`);
  const options = { progress: logProgress, verifyAll: verify === 'all' };
  const { copied, kept, bytes } = await copyFiles(source, target, options);
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(
    `\n  Copied ${copied.toLocaleString('en')} files (${formatMegabytes(bytes)}) in ${seconds} s; ` +
      `${kept.toLocaleString('en')} were there already.\n`,
  );
});
