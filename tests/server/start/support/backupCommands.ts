import { execFile } from 'node:child_process'

/** A command of backups as `npm run` starts it: how it ended, and all it said. */
export function backupCommand(
  name: 'backup' | 'restore',
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<{ code: number; text: string }> {
  const file = `src/server/operate/backup/${name}.cli.ts`
  const options = { env: { PATH: process.env.PATH ?? '', ...env } }
  return new Promise((done) => {
    const child = execFile(
      'node',
      ['--import', 'tsx', file, ...args],
      options,
      (_error, out, err) => done({ code: child.exitCode ?? -1, text: out + err }),
    )
  })
}
