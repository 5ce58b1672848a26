import { execFile } from 'node:child_process'
import { createReadStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createGunzip } from 'node:zlib'
import { afterAll } from 'vitest'
import { freshFolder } from '../../../support/freshFolder.ts'

const execute = promisify(execFile)

/** Containers in namespaces of their own, by the same program that runs them later. */
export const ISOLATION = ['--isolation=oci', '--runtime=runc'] as const

export type Builder = ReturnType<typeof openBuilder>

/** A buildah whose images and containers are its own, and gone after the tests of the file. */
export function openBuilder() {
  const folder = freshFolder('builder-')
  const own = ['--root', join(folder, 'root'), '--runroot', join(folder, 'runroot')]
  const env = { ...process.env, STORAGE_DRIVER: 'overlay' }
  /** Runs a command of buildah; resolves to what it printed. */
  const run = async (args: readonly string[], timeout = 0): Promise<string> => {
    const options = { env, timeout, maxBuffer: 1 << 26 }
    const { stdout } = await execute('buildah', [...own, ...args], options)
    return stdout.trim()
  }
  afterAll(async () => {
    await run(['rm', '--all'])
  })
  return { run }
}

interface Layer {
  size: number
  digest: string
}

/** Bytes of each layer of an image, from the ground up: as a registry keeps it, and on the disk of who pulled it. */
export async function layersOf({ run }: Builder, image: string) {
  const folder = freshFolder('image-')
  await run(['push', '--quiet', image, `dir:${folder}`])
  const { layers } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
  return Promise.all(
    (layers as Layer[]).map(async ({ size, digest }) => ({
      kept: size,
      unpacked: await unpackedBytes(join(folder, digest.replace('sha256:', ''))),
    })),
  )
}

async function unpackedBytes(file: string): Promise<number> {
  let bytes = 0
  for await (const chunk of createReadStream(file).pipe(createGunzip())) bytes += chunk.length
  return bytes
}
