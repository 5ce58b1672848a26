import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'

/** What is served: always whole, because a build is made beside it. */
export const BUILT = 'dist'

/** Folders of builds under way bear the id of their process. */
const UNDER_WAY = /^dist\.(\d+)$/

/**
 * Builds into a folder of its own and puts that in the place of `dist` when it is whole; a build that fails leaves `dist`
 * as it was.
 * @param isWanted asked when the build is whole: another may have taken its place meanwhile
 */
export async function inFreshFolder(
  build: (folder: string) => Promise<void>,
  isWanted: () => boolean = () => true,
): Promise<void> {
  removeAbandoned()
  const folder = `${BUILT}.${process.pid}`
  try {
    await build(folder)
    if (isWanted()) putInPlace(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function putInPlace(folder: string): void {
  const former = `${folder}.former`
  if (existsSync(BUILT)) renameSync(BUILT, former)
  renameSync(folder, BUILT)
  rmSync(former, { recursive: true, force: true })
}

/** Whether a process is building now. */
export const isUnderWay = (): boolean => builders().some(isAlive)

function removeAbandoned(): void {
  for (const pid of builders())
    if (!isAlive(pid)) rmSync(`${BUILT}.${pid}`, { recursive: true, force: true })
}

const builders = (): number[] =>
  readdirSync('.').flatMap((name) => {
    const pid = UNDER_WAY.exec(name)?.[1]
    return pid === undefined ? [] : [Number(pid)]
  })

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
