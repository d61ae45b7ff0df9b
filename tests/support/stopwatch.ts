/** Milliseconds that this thread has worked since: what else the machine does is not counted. */
export function stopwatch(): () => number {
  const before = process.threadCpuUsage();
  return () => {
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  };
}
