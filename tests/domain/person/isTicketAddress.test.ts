import { expect, test } from 'vitest'
import { isTicketAddress } from '#domain/person/isTicketAddress.ts'

const HOSTS = ['www.example.org', 'admin.example.org:8443', 'demo.localhost:8080']

test.each([
  'https://www.example.org',
  'https://www.example.org/path?a=1#b',
  'https://WWW.EXAMPLE.ORG/',
  'https://www.example.org:443/',
  'https://admin.example.org:8443/',
  'http://demo.localhost:8080/',
])('a ticket may go to %s', (address) => expect(isTicketAddress(address, HOSTS)).toBe(true))

test.each([
  'http://www.example.org/',
  'https://example.org/',
  'https://evil.www.example.org/',
  'https://www.example.org.evil.example/',
  'https://www.example.org@evil.example/',
  'https://user:secret@www.example.org/',
  'https://www.example.org:8443/',
  'https://admin.example.org/',
  'ftp://www.example.org/',
  'javascript:alert(1)//www.example.org',
  '//www.example.org/',
  '/path',
  '',
])('no ticket goes to %s', (address) => expect(isTicketAddress(address, HOSTS)).toBe(false))
