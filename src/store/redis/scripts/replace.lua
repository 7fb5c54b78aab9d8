-- Puts a record in the place of what was read of it before, if that is still there.
--
-- KEYS  1 the hash of a registry
-- ARGV  1 name  2 bytes that were read, or ''  3 bytes to be stored, or '' to remove
-- Returns 1, or 0 where somebody was quicker
if (redis.call('HGET', KEYS[1], ARGV[1]) or '') ~= ARGV[2] then return 0 end
if ARGV[3] == '' then
  redis.call('HDEL', KEYS[1], ARGV[1])
else
  redis.call('HSET', KEYS[1], ARGV[1], ARGV[3])
end
return 1
