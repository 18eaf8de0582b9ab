/** Preloaded into a server: whatever tries to reach another machine fails, and says so on standard error. */
import { createRequire, syncBuiltinESMExports } from 'node:module';

const require = createRequire(import.meta.url);
const net = require('node:net');
const dns = require('node:dns');
const LOOPBACK = /^(localhost|127\.|::1$|\[::1\]$)/;

const refuse = (what) => {
  console.error(`NETWORK ${what}`);
  return new Error('The network is off.');
};
const connect = net.Socket.prototype.connect;
net.Socket.prototype.connect = function (...values) {
  const [options] = Array.isArray(values[0]) ? values[0] : values;
  const host =
    typeof options === 'object' && options !== null
      ? options.path === undefined
        ? (options.host ?? 'localhost')
        : 'localhost'
      : 'localhost';
  if (!LOOPBACK.test(host)) throw refuse(host);
  return connect.apply(this, values);
};
const lookup = dns.lookup;
dns.lookup = (host, ...rest) => {
  if (!LOOPBACK.test(host)) throw refuse(host);
  return lookup(host, ...rest);
};
syncBuiltinESMExports();
