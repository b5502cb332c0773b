# Varnish (7 or later, with vmod xkey of varnish-modules) between nginx and the portals: /etc/varnish/portal.vcl, started
# with `-a 127.0.0.1:6081 -f /etc/varnish/portal.vcl -s malloc,512m`. Only nginx and the portals may reach it.
#
# It keeps what the portal says that shared caches may keep, as long as the portal says; shows what is a little older
# while it fetches it anew (stale-while-revalidate), and anything of the last day while no portal answers.
vcl 4.1;

import directors;
import std;
import xkey;

probe alive {
  .url = "/healthz";
  .interval = 1s;
  .timeout = 2s;
  .window = 4;
  .threshold = 2;
  .initial = 2;
}

# CHANGE: every portal, with a director's line below.
backend portal_3000 { .host = "127.0.0.1"; .port = "3000"; .probe = alive; .connect_timeout = 2s; .first_byte_timeout = 60s; .between_bytes_timeout = 60s; }
backend portal_3010 { .host = "127.0.0.1"; .port = "3010"; .probe = alive; .connect_timeout = 2s; .first_byte_timeout = 60s; .between_bytes_timeout = 60s; }

# CHANGE: where the portals are, which may say what has changed.
acl portals {
  "127.0.0.1";
  "::1";
}

sub vcl_init {
  new all = directors.round_robin();
  all.add_backend(portal_3000);
  all.add_backend(portal_3010);
}

sub vcl_recv {
  set req.backend_hint = all.backend();

  # What has changed: POST /.purge, with the keys of what is to go. The token stands in a file of its own. nginx names the
  # host that was asked for: who comes through it is a visitor.
  if (req.url == "/.purge") {
    if (client.ip !~ portals || req.http.X-Forwarded-Host) {
      return (synth(404, "Not found"));
    }
    if (req.method != "POST") {
      return (synth(405, "Use POST"));
    }
    if (req.http.Authorization != "Bearer " + regsub(std.fileread("/etc/varnish/purge.token"), "\s+$", "")) {
      return (synth(401, "Show the token"));
    }
    if (!req.http.Surrogate-Key) {
      return (synth(400, "Name keys in Surrogate-Key"));
    }
    # What cannot be fetched anew is kept for as long as that lasts.
    if (std.healthy(req.backend_hint)) {
      set req.http.X-Purged = xkey.purge(req.http.Surrogate-Key);
    } else {
      set req.http.X-Purged = xkey.softpurge(req.http.Surrogate-Key);
    }
    return (synth(200, "Purged " + req.http.X-Purged));
  }

  # The visitor's network is the last address that nginx wrote; Varnish has put nginx's own behind it.
  set req.http.X-Forwarded-For = regsub(req.http.X-Forwarded-For, ",[^,]*$", "");
  if (req.http.X-Forwarded-Host) {
    set req.http.Host = req.http.X-Forwarded-Host;
  }
  unset req.http.X-Anew;
  if (req.restarts > 0) {
    set req.grace = 0s;
  }

  # What is built and what is drawn is the same for everyone, whatever their browser shows.
  if (req.url ~ "^/(assets|pictures)/") {
    unset req.http.Cookie;
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  if (req.http.Authorization || req.http.Cookie) {
    return (pass);
  }
  return (hash);
}

sub vcl_hit {
  # Older than its stale-while-revalidate: fetched first, as long as a portal answers.
  if (req.restarts == 0 && obj.ttl < 0s && obj.ttl + std.duration(obj.http.X-Stale, 0s) < 0s && std.healthy(req.backend_hint)) {
    return (restart);
  }
}

# A portal that is restarted is found out by its probe after a second or two: until then the next one is asked.
sub vcl_backend_error {
  if (bereq.retries < 2 && (bereq.method == "GET" || bereq.method == "HEAD")) {
    set bereq.backend = all.backend();
    return (retry);
  }
}

sub vcl_backend_response {
  # An answer that is worse than the one that is kept does not take its place.
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
  # Only what the portal gives to shared caches: it says for how long.
  if (beresp.http.Cache-Control !~ "(s-maxage|max-age)=[1-9]" || beresp.http.Cache-Control ~ "(private|no-store|no-cache)" || beresp.http.Set-Cookie) {
    set beresp.ttl = 120s;
    set beresp.uncacheable = true;
    return (deliver);
  }
  set beresp.http.X-Stale = "0s";
  if (beresp.http.Cache-Control ~ "stale-while-revalidate=\d+") {
    set beresp.http.X-Stale = regsub(beresp.http.Cache-Control, ".*stale-while-revalidate=(\d+).*", "\1s");
  }
  set beresp.grace = 24h;
  set beresp.http.xkey = beresp.http.Surrogate-Key;
  return (deliver);
}

sub vcl_deliver {
  # How much is left to the network that asked first.
  if (obj.hits > 0) {
    unset resp.http.RateLimit;
  }
  unset resp.http.X-Stale;
  unset resp.http.xkey;
  unset resp.http.Surrogate-Key;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
}
