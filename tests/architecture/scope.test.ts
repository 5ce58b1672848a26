import { expect, test } from 'vitest'
import { functionsOver, LONGEST_SCOPE } from './house/functions.ts'
import { shortParts } from './house/importers.ts'
import { readTree } from './house/tree.ts'
import { PROJECT } from './lintTree.ts'

/** A shorter file with one importer is a part of that file's thought, unless it is a word of a language. */
const SHORTEST_PART = 12

const tree = readTree(PROJECT)

test(`no function has more than ${LONGEST_SCOPE} lines`, () => {
  expect(tree.code.length).toBeGreaterThan(1)
  expect(functionsOver(tree, LONGEST_SCOPE)).toEqual([])
})

test(`no file below ${SHORTEST_PART} lines has one importer, whose thought it is a part of`, () => {
  expect(shortParts(tree, SHORTEST_PART - 1)).toEqual([])
})
