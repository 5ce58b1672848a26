import { configure } from '@testing-library/react'
import { patience } from './patience.ts'

// `findBy…` waits a second by itself: less than a module takes that is first loaded on a busy machine.
configure({ asyncUtilTimeout: patience(5) })
