/** Progress of a group of files. */
export interface UploadTotal {
  count: number
  arrived: number
  /** From 0 to 1, by bytes. */
  share: number
}

interface Sized {
  size: number
}

/** Returns the progress of files being uploaded or finished; failed files are not counted. */
export function totalOf(
  tasks: readonly { file: Sized; share: number; fault?: string }[],
  arrived: readonly Sized[],
): UploadTotal {
  const going = tasks.filter(({ fault }) => fault === undefined)
  const there = sum(arrived.map(({ size }) => size))
  const all = there + sum(going.map(({ file }) => file.size))
  const sent = there + sum(going.map(({ file, share }) => file.size * share))
  return {
    count: going.length + arrived.length,
    arrived: arrived.length,
    share: all > 0 ? sent / all : 0,
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)
