import process from 'node:process';

/** Starts a clock that says how long this thread was busy since (ms): what else the machine has to do does not count. */
export function busyClock(): () => number {
  const before = process.threadCpuUsage();
  return () => {
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  };
}
