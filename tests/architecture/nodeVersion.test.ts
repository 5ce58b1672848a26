import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minVersion, satisfies } from 'semver'
import { expect, test } from 'vitest'
import { PROJECT } from './lintTree.ts'

interface Manifest {
  engines: { node: string }
}

interface LockFile {
  packages: Record<string, { version?: string; engines?: { node?: string } }>
}

const text = (file: string): string => readFileSync(join(PROJECT, file), 'utf8')

const { engines } = JSON.parse(text('package.json')) as Manifest
const { packages } = JSON.parse(text('package-lock.json')) as LockFile
const oldest = minVersion(engines.node)?.version ?? ''

test('every installed package admits the oldest Node that package.json promises', () => {
  const refusing = Object.entries(packages)
    .filter(([, { engines: own }]) => own?.node && !satisfies(oldest, own.node))
    .map(([path, { version, engines: own }]) => `${path} ${version} wants ${own?.node}`)
  expect(refusing).toEqual([])
})

test('version managers choose the Node that every change is checked on, which package.json admits', () => {
  expect(satisfies(minVersion(text('.nvmrc').trim())?.version ?? '', engines.node)).toBe(true)
})
