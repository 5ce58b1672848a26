#!/bin/sh
# The site's login and its database: no superuser, so that row level security holds for it. Run once, by a superuser.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$PORTAL_PASSWORD" -U postgres -d postgres <<'SQL'
create role portal login createrole password :'password';
create database portal owner portal;
SQL
