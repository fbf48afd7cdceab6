#!/bin/sh
# Sends a finished site to a store by rclone: docs/deploy.md, "A store". A page is never there before what it asks for.
set -eu
to=$1
# How a page that changed is told. A place that knows no sums, as web space by SFTP, has the time: --modify-window 1s.
told=${2:---checksum}
# The site and, where it has no such file, pages of former addresses and scripts that pages still open ask for.
site=":union,upstreams='\"$SITE_FOLDER\" \"$SITE_REDIRECTS\" \"$SITE_KEPT\"':"
by_hash='/{_astro,decoders,pictures,search}/**'
pages='*.{html,js,webmanifest,xml}'
rules='/_{headers,redirects}*'
last='/build.json'
mark='.publishing.json'

# What is not of the site is removed at the end: a place that could not be read is not taken for an empty one. 3: it is not there yet.
found=$(rclone lsf "$to") || [ $? -eq 3 ]
case $found in
  *"$mark"*) ;;
  '') rclone touch "$to/$mark" ;;
  *) echo "There is something else in $to: empty it, or name another place. Nothing was changed." >&2; exit 1 ;;
esac

# What is named by its content is compared by its size: nothing has to be read for it.
send() {
  cache=$1; shift
  rclone copy "$site" "$to" --fast-list --transfers 24 --checkers 24 --header-upload "Cache-Control: $cache" "$@"
}
fresh='public, max-age=0, must-revalidate'
send 'public, max-age=31536000, immutable' --size-only --filter "+ $by_hash" --filter '- *'
send "$fresh" $told --filter "- $by_hash" --filter "- $pages" --filter "- $rules" --filter "- $last"
send "$fresh" $told --filter "- $by_hash" --filter "+ $pages" --filter '- *'
send no-store $told --filter "+ $last" --filter '- *'
rclone sync "$site" "$to" --size-only --fast-list --filter "- $rules" --filter '- /.*' --filter '- /.*/**'
