import { execFile, execFileSync, spawn } from 'node:child_process'
import { chownSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { freshFolder } from '../../../support/freshFolder.ts'
import type { Builder } from './builder.ts'

const execute = promisify(execFile)

interface ImageConfig {
  User: string
  Env: string[]
  Cmd: string[]
  WorkingDir: string
  Healthcheck: { Test: [string, string] }
}

/** Root's namespaces, but for the network: what listens in it is reached at 127.0.0.1. */
const NAMESPACES = ['pid', 'ipc', 'uts', 'mount'].map((type) => ({ type }))

/**
 * Starts an image the way compose.yml does: as its own user, without a capability, on a file system to read only with
 * `/tmp` in memory, and a volume at `/data`.
 */
export async function runContainer(
  builder: Builder,
  image: string,
  settings: Readonly<Record<string, string>>,
) {
  const container = await builder.run(['from', image])
  const path = await builder.run(['mount', container])
  const inspected = await builder.run(['inspect', '--type=image', image])
  const { config } = JSON.parse(inspected).Docker as { config: ImageConfig }
  const user = userIn(path, config.User)
  const data = freshFolder('volume-')
  chownSync(data, user.uid, user.gid)
  const bundle = freshFolder('container-')
  writeSpec(bundle, (spec) => ({
    ...spec,
    root: { path, readonly: true },
    process: {
      ...(spec.process as object),
      terminal: false,
      user,
      cwd: config.WorkingDir,
      env: environment(config.Env, settings),
      args: config.Cmd,
      capabilities: {},
      noNewPrivileges: true,
    },
    mounts: [
      ...(spec.mounts as object[]),
      { destination: '/tmp', type: 'tmpfs', source: 'tmpfs', options: ['mode=1777'] },
      { destination: '/data', type: 'bind', source: data, options: ['rbind', 'rw'] },
    ],
    linux: { namespaces: NAMESPACES },
  }))
  return { ...start(bundle), healthCheck: config.Healthcheck.Test[1] }
}

/** The image's own variables, but for those that are set anew: of two of a name the first would count. */
const environment = (own: readonly string[], settings: Readonly<Record<string, string>>) => [
  ...own.filter((line) => !Object.hasOwn(settings, line.split('=')[0] ?? '')),
  ...Object.entries(settings).map(([name, value]) => `${name}=${value}`),
]

/** The user's numbers in the image's own list of users. */
function userIn(root: string, name: string): { uid: number; gid: number } {
  const users = readFileSync(join(root, 'etc/passwd'), 'utf8').split('\n')
  const [, , uid, gid] = users.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
  return { uid: Number(uid), gid: Number(gid) }
}

function writeSpec(
  bundle: string,
  change: (spec: Record<string, unknown>) => Record<string, unknown>,
): void {
  execFileSync('runc', ['spec'], { cwd: bundle })
  const file = join(bundle, 'config.json')
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')))))
}

function start(bundle: string) {
  const id = basename(bundle)
  const child = spawn('runc', ['run', '--bundle', bundle, id])
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      text += String(chunk)
    })
  return {
    ended: new Promise<number | null>((done) => child.once('close', done)),
    output: () => text,
    /** Runs a line of the shell in it, as its user; rejects when that fails. */
    inside: async (line: string) => {
      const run = execute('runc', ['exec', id, 'sh', '-c', line])
      run.child.stdin?.end()
      return (await run).stdout
    },
    terminate: () => execute('runc', ['kill', id, 'TERM']),
    remove: () => execute('runc', ['delete', '--force', id]),
  }
}
