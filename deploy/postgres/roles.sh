#!/bin/sh
# Run once by the image of PostgreSQL, when its volume is new.
set -eu
exec psql --set ON_ERROR_STOP=1 --username postgres --dbname postgres \
  --set owner_password="$DATABASE_OWNER_PASSWORD" --set app_password="$DATABASE_APP_PASSWORD" \
  --file /etc/orderwright/roles.sql
