import { statSync } from 'node:fs'
import { dirname } from 'node:path'
import { foldersOf } from '../jsonFiles.ts'
import { Changes } from './changes.ts'
import { FolderWatch } from './folderWatch.ts'
import { sourcesOf } from './sourcesOf.ts'

export interface WatchRun<Task extends { file: string }> {
  paths: readonly string[]
  /** Returns the current tasks; called again after every change. */
  tasks: () => readonly Task[]
  /** Runs these tasks; changes during the run are handled in the next round. */
  run: (tasks: readonly Task[]) => Promise<void>
  /** Aborting it ends the watch. */
  signal: AbortSignal
}

/** Runs all tasks once, then those affected by changes, until aborted. */
export async function watchRun<Task extends { file: string }>({
  paths,
  tasks,
  run,
  signal,
}: WatchRun<Task>): Promise<void> {
  const changes = new Changes()
  let wake = (): void => {}
  const folders = new FolderWatch(() => wake())
  signal.addEventListener('abort', () => wake())
  while (!signal.aborted) {
    const woken = new Promise<void>((resolve) => {
      wake = resolve
    })
    const all = tasks()
    folders.follow(new Set([...paths.flatMap(foldersAt), ...all.flatMap(foldersOfSources)]))
    const changed = changes.take(all)
    if (changed.length > 0) await run(changed)
    await woken
  }
  folders.close()
}

const foldersOfSources = ({ file }: { file: string }): string[] => sourcesOf(file).map(dirname)

const foldersAt = (path: string): string[] =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ? foldersOf(path) : [dirname(path)]
