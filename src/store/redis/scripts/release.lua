-- Gives a conversation back. Begins with a write that needs no memory, so a full server lets it be.
--
-- KEYS  1 meta  2 due
-- ARGV  1 token  2 member of `due`  3 due at  4 '1' where the attempt is not to count
--       5 '1' where the turn was begun anew
-- Returns 1, or 0 where the claim was lost
if redis.call('HGET', KEYS[1], 'token') ~= ARGV[1] then return 0 end
redis.call('HDEL', KEYS[1], 'token', 'inputs')
if ARGV[4] ~= '1' then
  redis.call('HINCRBY', KEYS[1], 'failures', 1)
elseif tonumber(redis.call('HGET', KEYS[1], 'attempts') or 0) > 0 then
  redis.call('HINCRBY', KEYS[1], 'attempts', -1)
end
if ARGV[5] == '1' then redis.call('HSET', KEYS[1], 'anew', 1) end
redis.call('ZADD', KEYS[2], ARGV[3], ARGV[2])
return 1
