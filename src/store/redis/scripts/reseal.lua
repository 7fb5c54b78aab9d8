-- Puts a value sealed anew in the place of the one that was read, if that is still there.
--
-- KEYS  1 a string, list or hash
-- ARGV  1 'string' | 'list' | 'hash'  2 index or field, or ''  3 bytes that were read  4 new bytes
-- Returns 1, or 0 where something else is there by now
local key, kind, at, old, new = KEYS[1], unpack(ARGV)
if kind == 'string' then
  if redis.call('GET', key) ~= old then return 0 end
  redis.call('SET', key, new, 'KEEPTTL')
elseif kind == 'list' then
  if redis.call('LINDEX', key, at) ~= old then return 0 end
  redis.call('LSET', key, at, new)
else
  if redis.call('HGET', key, at) ~= old then return 0 end
  redis.call('HSET', key, at, new)
end
return 1
