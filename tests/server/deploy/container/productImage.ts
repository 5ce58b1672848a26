import { execFileSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freshFolder } from '../../../support/freshFolder.ts'
import { CONTAINERFILE } from './baseImage.ts'
import { type Builder, ISOLATION } from './builder.ts'

const PRODUCT = 'localhost/society-portal'

/** Whom this machine trusts: a registry of packages may be reached through a proxy with a certificate of its own. */
const TRUSTED = '/etc/ssl/certs/ca-certificates.crt'

/** Builds the Containerfile as it is, from this folder; packages that npm has kept here are not fetched again. */
export async function buildProduct(builder: Builder, base: string): Promise<string> {
  const volumes = existsSync(TRUSTED) ? [`${TRUSTED}:${TRUSTED}:ro`] : []
  const lines = ['prefer-offline=true', ...volumes.map(() => `cafile=${TRUSTED}`)]
  const npmrc = join(freshFolder('npmrc-'), 'npmrc')
  writeFileSync(npmrc, lines.join('\n'))
  const kept = execFileSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).trim()
  volumes.push(`${kept}:/root/.npm`, `${npmrc}:/root/.npmrc:ro`)
  await builder.run([
    'bud',
    // Health checks are no part of the other format.
    '--format=docker',
    ...ISOLATION,
    ...volumes.map((volume) => `--volume=${volume}`),
    `--build-arg=BASE=${base}`,
    `--file=${CONTAINERFILE}`,
    `--tag=${PRODUCT}`,
    '.',
  ])
  return PRODUCT
}
