import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { freePort } from '../../../support/freePort.ts'
import { freshFolder } from '../../../support/freshFolder.ts'
import { until } from '../../../support/until.ts'
import { unprivileged } from '../../store/postgresCluster.ts'

/** Programs that operators put before the database and the server, as Debian installs them. */
export const hasProgram = (name: string): boolean => {
  try {
    execFileSync('sh', ['-c', `command -v ${name}`], { env: PATHS })
    return true
  } catch {
    return false
  }
}
const PATHS = { PATH: `${process.env.PATH}:/usr/sbin` }

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' })
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

/** Starts a program with its configuration in a folder of its own; as nobody in particular, which both demand. */
export async function startProgram(
  name: string,
  file: string,
  configuration: string,
  args: string[],
) {
  const folder = freshFolder(`${name}-`)
  const { uid, gid } = unprivileged()
  chownSync(folder, uid, gid)
  const path = join(folder, file)
  writeFileSync(path, configuration)
  const child: ChildProcess = spawn(name, [...args, path], {
    cwd: folder,
    env: PATHS,
    stdio: 'ignore',
    uid,
    gid,
  })
  return () => child.kill('SIGKILL')
}

export const isUp = (port: number) =>
  until(
    () => accepts(port),
    () => `nothing listens at ${port}`,
  )

/** PgBouncer in transaction mode, with what it is installed with; the owner's address through it. */
export async function startPooler(databaseUrl: string) {
  const { pathname, searchParams, username, password } = new URL(databaseUrl)
  const port = await freePort()
  const database = pathname.slice(1)
  const end = await startProgram(
    'pgbouncer',
    'pgbouncer.ini',
    [
      '[databases]',
      `${database} = host=${searchParams.get('host')} dbname=${database} user=${username} password=${password}`,
      '[pgbouncer]',
      `listen_port = ${port}`,
      'listen_addr = 127.0.0.1',
      'unix_socket_dir =',
      'auth_type = any',
      'pool_mode = transaction',
      'default_pool_size = 8',
    ].join('\n'),
    [],
  )
  await isUp(port)
  return { url: `postgres://${username}:${password}@127.0.0.1:${port}/${database}`, end }
}

/** The header in which the balancer says which port answered. */
export const SERVED_BY = 'x-served-by'

/**
 * HAProxy before servers on this machine: it asks each for its readiness and takes it out when it says no. A slow answer
 * is none of a refusal: a machine may be busy.
 */
export async function startBalancer(ports: readonly number[]) {
  const port = await freePort()
  const servers = ports.map((one) => `  server ${one} 127.0.0.1:${one} check`)
  const end = await startProgram(
    'haproxy',
    'haproxy.cfg',
    [
      'defaults',
      '  mode http',
      '  timeout connect 5s',
      '  timeout client 60s',
      '  timeout server 60s',
      '  timeout check 10s',
      'frontend site',
      `  bind 127.0.0.1:${port}`,
      '  default_backend portals',
      'backend portals',
      '  option httpchk GET /readyz',
      `  http-response set-header ${SERVED_BY} %s`,
      '  default-server inter 200ms fall 2 rise 2',
      ...servers,
      '',
    ].join('\n'),
    ['-db', '-f'],
  )
  await isUp(port)
  return { origin: `http://127.0.0.1:${port}`, end }
}
