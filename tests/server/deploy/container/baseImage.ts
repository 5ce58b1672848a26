import { execFile } from 'node:child_process'
import {
  appendFileSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freshFolder } from '../../../support/freshFolder.ts'
import { patience } from '../../../support/patience.ts'
import { hasProgram } from '../../start/support/beforeTheServer.ts'
import { type Builder, ISOLATION, openBuilder } from './builder.ts'

const execute = promisify(execFile)

export const CONTAINERFILE = 'src/server/deploy/Containerfile'
const [, OFFICIAL = ''] = /^ARG BASE=(\S+)$/m.exec(readFileSync(CONTAINERFILE, 'utf8')) ?? []
/** What stands in for it is made once a machine. */
const KEPT = join(tmpdir(), `portal-base-${process.version}.tar`)
const MIRROR = 'http://deb.debian.org/debian'

/** What builds images on a base, or why none can be built here. */
export type Building = { builder: Builder; base: string } | { lack: string }

/** Finds out whether this machine can run a step of a build at all: many a sandbox refuses namespaces or mounts. */
export async function openBuilding(): Promise<Building> {
  const lack = lackForImages()
  if (lack) return { lack }
  const builder = openBuilder()
  try {
    const base = await baseImage(builder)
    const container = await builder.run(['from', base])
    await builder.run(['run', ...ISOLATION, container, 'true'])
    return { builder, base }
  } catch (error) {
    return { lack: `no container runs here: ${String(error).slice(0, 300)}` }
  }
}

function lackForImages(): string | undefined {
  const missing = ['buildah', 'runc', 'debootstrap'].filter((name) => !hasProgram(name))
  if (missing.length > 0) return `not installed: ${missing.join(', ')}`
  return process.getuid?.() === 0 ? undefined : 'containers need root here'
}

/** The Containerfile's base where its registry can be reached; else Debian with this machine's node, in the same places. */
async function baseImage({ run }: Builder): Promise<string> {
  const pulled = run(['pull', '--quiet', OFFICIAL], patience(120))
  if (await pulled.then(Boolean, () => false)) return OFFICIAL
  if (!existsSync(KEPT)) await packDebian()
  const container = await run(['from', 'scratch'])
  await run(['add', container, KEPT, '/'])
  await run(['commit', '--quiet', '--rm', container, 'localhost/base'])
  return 'localhost/base'
}

async function packDebian(): Promise<void> {
  const root = join(freshFolder('debian-'), 'root')
  await execute('debootstrap', ['--variant=minbase', 'bookworm', root, MIRROR])
  // What Debian's own slim image is without, too.
  for (const name of ['usr/share/doc', 'usr/share/man', 'usr/share/locale', 'var/cache/apt'])
    rmSync(join(root, name), { recursive: true })
  rmSync(join(root, 'var/lib/apt/lists'), { recursive: true })
  await addNode(root)
  await execute('tar', ['-C', root, '-cf', `${KEPT}.part`, '.'])
  renameSync(`${KEPT}.part`, KEPT)
}

/** Node, npm and their user, as the official image has them. */
async function addNode(root: string): Promise<void> {
  const local = join(root, 'usr/local')
  cpSync(process.execPath, join(local, 'bin/node'))
  const { stdout } = await execute('npm', ['root', '--global'])
  cpSync(join(stdout.trim(), 'npm'), join(local, 'lib/node_modules/npm'), { recursive: true })
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(local, 'bin/npm'))
  appendFileSync(join(root, 'etc/passwd'), 'node:x:1000:1000::/home/node:/bin/bash\n')
  appendFileSync(join(root, 'etc/group'), 'node:x:1000:\n')
  mkdirSync(join(root, 'home/node'))
  chownSync(join(root, 'home/node'), 1000, 1000)
}
